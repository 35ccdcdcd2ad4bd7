/** How long a message is read, in milliseconds. */
const READ = 8000;

/** Lets a message go after it could be read; returns how to call that off. */
export function fade(then: () => void): () => void {
  const timer = setTimeout(then, READ);
  return () => clearTimeout(timer);
}

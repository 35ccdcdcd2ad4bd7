/** Works when the browser has time, and soon in any case. Gives what calls it off. */
export function later(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 200 });
  return () => cancelIdleCallback(idle);
}

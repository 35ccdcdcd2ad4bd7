/** Says how high an element is, as soon as the browser has laid the page out: asking at once would make it do so in between. */
export function measured(say: (height: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const observer = new ResizeObserver(() => say(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}

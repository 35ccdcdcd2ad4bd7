/** The sizes of a sentence, the usual one first, by how much of it is left. */
const SIZES = [1, 0.88, 0.78, 0.7];

/** The first size at which a text is no higher than its room; the last one if there is none. */
export function fitting(height: (size: number) => number, room: number): number {
  return SIZES.find((size) => height(size) <= room) ?? SIZES[SIZES.length - 1] ?? 1;
}

/** Lets a sentence shrink until it fits the least height of the line around it: nothing below has to move for it. */
export function fit(sentence: string): (text: HTMLElement) => () => void {
  return (text) => {
    const around = text.parentElement;
    if (!around || !sentence) return () => {};
    // A narrower line has less room; its own height says nothing new.
    let width = 0;
    // In the next frame: until then nobody sees it, and the browser lays the page out once.
    let frame = requestAnimationFrame(() => show());
    const show = () => {
      const { minHeight, paddingTop, paddingBottom } = getComputedStyle(around);
      text.style.fontSize = '';
      const usual = parseFloat(getComputedStyle(text).fontSize);
      const height = (size: number) => {
        text.style.fontSize = size === 1 ? '' : `${Math.max(11, usual * size)}px`;
        return text.scrollHeight;
      };
      fitting(height, parseFloat(minHeight) - parseFloat(paddingTop) - parseFloat(paddingBottom));
      width = text.clientWidth;
    };
    const observer = new ResizeObserver(() => {
      if (text.clientWidth === width) return;
      // In the next frame: an observer must not change the size of what it observes.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    });
    observer.observe(text);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}

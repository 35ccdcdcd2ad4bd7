/** Gives something to the system's sheet for sharing; says whether it was taken. */
export async function shareWith(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch {
    // Closing the sheet is an answer, and no error.
    return false;
  }
}

/** Whether the system has such a sheet, for these files too. */
export function canShare(data: ShareData): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? !data.files);
}

/** Puts a text where it can be pasted; says whether that worked. */
export const copied = (text: string): Promise<boolean> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

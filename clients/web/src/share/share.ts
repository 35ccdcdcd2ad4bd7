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
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** Browsers keep the clipboard from pages without TLS, but let them say what is copied. */
function copiedByHand(text: string): boolean {
  let done = false;
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    done = true;
  };
  document.addEventListener('copy', put, true);
  document.execCommand('copy');
  document.removeEventListener('copy', put, true);
  return done;
}

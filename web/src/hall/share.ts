/** Giving a link to somebody: the device's own way where there is one, else the clipboard. */

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Offers the link to other apps; whether that worked. */
export async function sendLink(url: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url, title });
    return true;
  } catch {
    return false;
  }
}

/** Puts the link on the clipboard; whether that worked. Plain HTTP pages have only the old way. */
export async function share(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return copyBySelection(url);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  // A modal dialog makes everything outside it unselectable.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

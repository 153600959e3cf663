/** Movement onto a ground, whose drawing has its own scale. */
import { travel } from '../../motion';

/** Lets a piece of the drawing come from a place of the page; `scale` is the camera's. */
export async function glide(
  element: Element | undefined,
  from: DOMRect | undefined,
  scale: number,
): Promise<void> {
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  await travel(element, new DOMRect(to.left + dx, to.top + dy, to.width, to.height));
}

/** A drawing of the page as a picture file, made on this device. */

/** What a drawing needs to look the same outside the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
] as const;

const [WIDE, HIGH, BAND] = [1200, 1000, 190];
/** The side of the mark in the corner. */
const MARK = 100;

/** The text below a picture. */
export interface Caption {
  title: string;
  line: string;
  background: string;
  paper: string;
  ink: string;
  pale: string;
}

/** A drawing with every colour written into it: outside the page there are no tokens and no style sheets. */
export function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [
    [svg, ...svg.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  from.forEach((element, n) => {
    const computed = getComputedStyle(element);
    const style = STYLES.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
    const target = to[n];
    target?.setAttribute('style', style);
    target?.removeAttribute('class');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Writes a text into a width, smaller if it is long. */
function write(context: CanvasRenderingContext2D, text: string, y: number, size: number, weight: number): void {
  const family = getComputedStyle(document.body).fontFamily;
  const room = WIDE - 240;
  let now = size;
  do {
    context.font = `${weight} ${now}px ${family}`;
    now -= 2;
  } while (context.measureText(text).width > room && now > 18);
  context.fillText(text, 60, y, room);
}

/** A drawing and its caption as a PNG file; `mark` is drawn into the corner. */
export async function pictureOf(svg: SVGSVGElement, caption: Caption, mark: SVGSVGElement | null): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.fillStyle = caption.background;
  context.fillRect(0, 0, WIDE, HIGH);
  const [width, height] = [WIDE - 120, HIGH - BAND - 80];
  context.drawImage(await loaded(standalone(svg, width, height)), 60, 40, width, height);
  context.fillStyle = caption.paper;
  context.fillRect(0, HIGH - BAND, WIDE, BAND);
  context.fillStyle = caption.ink;
  write(context, caption.title, HIGH - BAND + 82, 54, 720);
  context.fillStyle = caption.pale;
  write(context, caption.line, HIGH - BAND + 142, 34, 520);
  if (mark) context.drawImage(await loaded(standalone(mark, MARK, MARK)), WIDE - 160, HIGH - BAND + 45, MARK, MARK);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture could not be made'))), 'image/png');
  });
}

const REL = 'apple-touch-startup-image'

export interface StartupImage {
  readonly background: string
  /** Address of the brand's icon. */
  readonly icon: string
}

/**
 * Gives Apple's devices the first picture of the installed site: they take none from the manifest, and only one of exactly
 * the screen's size. Drawn when it may be needed, so no page names a list of files.
 */
export async function addStartupImage(
  { document, screen, devicePixelRatio }: Window,
  image: StartupImage,
): Promise<void> {
  const isThere = () => document.querySelector(`link[rel=${REL}]`) !== null
  if (isThere()) return
  const icon = new Image()
  icon.src = image.icon
  await icon.decode()
  // Another entry of the page may have added it meanwhile.
  if (isThere()) return
  const [short = 0, long = 0] = [screen.width, screen.height].toSorted((a, b) => a - b)
  for (const [orientation, width, height] of [
    ['portrait', short, long],
    ['landscape', long, short],
  ] as const) {
    const link = document.createElement('link')
    link.rel = REL
    link.media = `(orientation: ${orientation})`
    link.href = draw(document, icon, width * devicePixelRatio, height * devicePixelRatio, image.background)
    document.head.append(link)
  }
}

function draw(document: Document, icon: HTMLImageElement, width: number, height: number, background: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const size = Math.min(width, height) / 3
  pen.fillStyle = background
  pen.fillRect(0, 0, width, height)
  pen.drawImage(icon, (width - size) / 2, (height - size) / 2, size, size)
  return canvas.toDataURL('image/png')
}

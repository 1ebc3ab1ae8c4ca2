import encodeQR from 'qr'

/** White around the code, in modules: what readers want. */
const QUIET = 2

export interface CodePictureProps {
  readonly text: string
  readonly label: string
}

/** A QR code, dark on white in every brand, because apps read no other. */
export function CodePicture({ text, label }: CodePictureProps) {
  const rows = encodeQR(text, 'raw', { border: QUIET })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-control forced-color-adjust-none"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

const FONTS = path.join(path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/**
 * Writes a fontconfig file that offers the browser the fonts of an npm package and none of the machine's, so that a
 * character outside the brands' fonts looks the same on every Linux machine. Returns the file's path.
 */
export function writeFontconfig(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-fonts-'))
  const file = path.join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${FONTS}</dir>
  <cachedir>${folder}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
  ${prefer('sans-serif', 'DejaVu Sans')}
  ${prefer('system-ui', 'DejaVu Sans')}
  ${prefer('serif', 'DejaVu Serif')}
  ${prefer('monospace', 'DejaVu Sans Mono')}
</fontconfig>
`,
  )
  return file
}

const prefer = (generic: string, family: string) =>
  `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`

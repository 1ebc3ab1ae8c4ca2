const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`

interface Page {
  readonly language: string
  readonly title: string
  readonly style: string
  readonly body: string
  readonly bodyAttributes?: string
  readonly script?: string
}

export const htmlPage = ({
  language,
  title,
  style,
  body,
  bodyAttributes = '',
  script,
}: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/game/symbols/cards/0.svg">
<link rel="stylesheet" href="${style}">
${script === undefined ? '' : `<script type="module" src="${script}"></script>\n`}</head>
<body${bodyAttributes}>
${body}
</body>
</html>
`

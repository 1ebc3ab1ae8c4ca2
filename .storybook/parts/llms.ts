import { apiOf, type Part } from './read-parts.ts'

/** `llms.txt`: the components for a program that writes code, from the same source as their pages. */
export function llmsText(parts: readonly Part[]): string {
  const folders = [...new Set(parts.map(({ folder }) => folder))].toSorted()
  return `# @croupier/design-system

> React components for an online casino. They contain no product logic, texts or brand: every string is a prop; colours, fonts, radii and durations are tokens set by a brand (\`<html data-brand="gold">\`).

Import \`@croupier/brands/gold/brand.css\` and \`@croupier/design-system/styles.css\` once. Each component has a subpath.

## Components

${parts.map(section).join('\n\n')}

## API

${folders.map((folder) => `### @croupier/design-system/${folder}\n\n\`\`\`ts\n${apiOf(folder)}\n\`\`\``).join('\n\n')}
`
}

function section({ name, description, importLine, use, avoid, keys, sizes, tokens, example }: Part): string {
  return [
    `### ${name}`,
    description,
    `- Use: ${use}`,
    `- Avoid: ${avoid}`,
    ...(keys ?? []).map(({ key, does }) => `- Key ${key}: ${does}`),
    ...(sizes.length > 0 ? [`- Sizes: ${sizes.join(', ')}`] : []),
    `- Import: \`${importLine}\``,
    ...(tokens.length > 0 ? [`- Tokens: ${tokens.join(', ')}`] : []),
    `\`\`\`tsx\n${example}\n\`\`\``,
  ]
    .join('\n')
    .replace(description, `${description}\n`)
    .replace('\n```tsx', '\n\n```tsx')
}

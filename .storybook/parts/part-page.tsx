import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Sample, Value } from '../pages/brand-columns.tsx'
import { parts } from './parts.ts'
import type { Part } from './read-parts.ts'

/** The documentation page of a component: how it looks, is imported, used, pressed and themed, then its props and states. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const part = parts.find(({ name }) => isTitleOf(preparedMeta.title, name))
  return (
    <>
      <Title />
      <Subtitle />
      {part ? <Markdown>{part.description}</Markdown> : <Description />}
      {part ? <Source code={part.importLine} language="tsx" dark /> : null}
      <Primary />
      {part ? <Guide part={part} /> : null}
      <h2>Properties</h2>
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  )
}

function Guide({ part: { use, avoid, keys, sizes, tokens, example } }: { part: Part }) {
  return (
    <>
      <h2>When to use it</h2>
      <Markdown>{use}</Markdown>
      <h2>When not</h2>
      <Markdown>{avoid}</Markdown>
      <h2>Keys</h2>
      {keys === null || keys.length === 0 ? (
        <p>It has no keys of its own.</p>
      ) : (
        <table>
          <tbody>
            {keys.map(({ key, does }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sizes.length > 0 ? (
        <>
          <h2>Sizes</h2>
          <p>{sizes.join(', ')}</p>
        </>
      ) : null}
      <h2>Example</h2>
      <Source code={example} language="tsx" dark />
      {tokens.length > 0 ? (
        <>
          <h2>Tokens</h2>
          <ul className="part-tokens sb-unstyled">
            {tokens.map((name) => (
              <li key={name}>
                <Sample name={name} />
                <code>{name}</code>
                <Value name={name} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** `Overlays/Info overlay` is the page of `InfoOverlay`. */
const isTitleOf = (title: string, name: string) =>
  title.split('/').at(-1)?.replaceAll(' ', '').toLowerCase() === name.toLowerCase() && !title.startsWith('Web/')

import { expect, it } from 'vitest'
import { affectedStories } from './affected-stories.ts'

const story = (id: string, importPath: string) => ({ id, importPath, type: 'story', title: 'Display' })
const stories = [story('button--primary', './src/button.stories.tsx'), story('card--plain', './src/card.stories.tsx')]
const imported = (id: string, ...by: string[]) => ({ id, reasons: by.map((moduleName) => ({ moduleName })) })
const stats = {
  modules: [
    imported('./src/button.tsx', './src/button.stories.tsx'),
    imported('./src/icon.svg?react', './src/button.tsx'),
    imported('./src/theme.css', './.storybook/preview.tsx'),
  ],
}
const idsFor = (...files: string[]) => affectedStories(stories, stats, files).map(({ id }) => id)

it('selects the stories that import a changed file through others', () => {
  expect(idsFor('src/icon.svg')).toEqual(['button--primary'])
})

it('selects a story whose own file changed', () => {
  expect(idsFor('src/card.stories.tsx')).toEqual(['card--plain'])
})

it('selects all stories when the preview imports a changed file', () => {
  expect(idsFor('src/theme.css')).toEqual(['button--primary', 'card--plain'])
})

it('selects nothing for a file no story imports', () => {
  expect(idsFor('docs/visual.md')).toEqual([])
})

import { cva } from 'class-variance-authority'

/** The box around an input. Its border has 3:1 contrast on every surface. */
export const controlStyles = cva([
  'flex min-h-12 w-full items-center gap-2 rounded-control border border-line-strong bg-sunken px-4 text-base text-strong shadow-well',
  'transition-[border-color,background-color] duration-fast ease-out hover:border-muted',
  'has-[:is(input,select):focus-visible]:border-focus has-[:is(input,select):focus-visible]:outline-1 has-[:is(input,select):focus-visible]:outline-focus',
  'has-[[aria-invalid=true]]:border-negative has-[:disabled]:opacity-50',
  '[&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
])

/** The bare input; the box around it shows the focus ring. */
export const inputStyles =
  'w-full min-w-0 flex-1 bg-transparent py-2.5 text-base text-strong outline-none text-ellipsis placeholder:text-muted'

/**
 * Parts built as shadcn's are: Radix primitives, cva, clsx and tailwind-merge. shadcn's own sources are copied into a
 * project by its command line and not kept here, so sizes are a lower bound.
 */
import { cva, type VariantProps } from 'class-variance-authority'
import { clsx, type ClassValue } from 'clsx'
import { Check, X } from 'lucide-react'
import { Checkbox as CheckboxParts, Dialog, Label as LabelPart, Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { twMerge } from 'tailwind-merge'

export { Dialog }

const classes = (...values: ClassValue[]) => twMerge(clsx(values))

const buttonClasses = cva('inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium', {
  variants: {
    variant: { solid: 'bg-primary text-primary-foreground', ghost: 'hover:bg-accent' },
    size: { md: 'h-9 px-4 py-2', lg: 'h-10 px-6' },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

export function Button({
  className,
  variant,
  size,
  asChild = false,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonClasses> & { asChild?: boolean }) {
  const Part = asChild ? Slot.Root : 'button'
  return <Part className={classes(buttonClasses({ variant, size }), className)} {...props} />
}

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input className={classes('h-9 w-full rounded-md border px-3 py-1', className)} {...props} />
)

export const Label = ({ className, ...props }: ComponentProps<typeof LabelPart.Root>) => (
  <LabelPart.Root className={classes('text-sm font-medium', className)} {...props} />
)

export const Checkbox = ({ className, ...props }: ComponentProps<typeof CheckboxParts.Root>) => (
  <CheckboxParts.Root className={classes('size-4 rounded border', className)} {...props}>
    <CheckboxParts.Indicator>
      <Check className="size-3.5" />
    </CheckboxParts.Indicator>
  </CheckboxParts.Root>
)

export const DialogContent = ({ className, children, ...props }: ComponentProps<typeof Dialog.Content>) => (
  <Dialog.Portal>
    <Dialog.Overlay className="fixed inset-0 bg-black/50" />
    <Dialog.Content className={classes('fixed top-1/2 left-1/2 rounded-lg border p-6', className)} {...props}>
      {children}
      <Dialog.Close aria-label="Close">
        <X />
      </Dialog.Close>
    </Dialog.Content>
  </Dialog.Portal>
)

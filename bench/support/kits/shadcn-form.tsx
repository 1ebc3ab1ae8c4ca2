import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { Button, Checkbox, Dialog, DialogContent, Input, Label } from './shadcn-parts'

export function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <form>
      <Label htmlFor="email">E-mail</Label>
      <Input id="email" required aria-describedby="hint" />
      <p id="hint">For your receipt</p>
      <Label htmlFor="amount">Amount</Label>
      <Input id="amount" aria-invalid aria-describedby="error" />
      <p id="error">At least €10</p>
      <Checkbox id="adult" />
      <Label htmlFor="adult">I am 18 or older</Label>
      <Button disabled onClick={() => setOpen(true)}>
        <LoaderCircle className="animate-spin" /> Deposit
      </Button>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <Dialog.Title>Deposit €50?</Dialog.Title>
          <Button onClick={() => setOpen(false)}>Not now</Button>
        </DialogContent>
      </Dialog.Root>
    </form>
  )
}

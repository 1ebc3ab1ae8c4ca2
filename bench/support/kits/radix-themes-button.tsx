import { Button, Theme } from '@radix-ui/themes'

export const page = (
  <Theme>
    <Button>Deposit €50</Button>
  </Theme>
)

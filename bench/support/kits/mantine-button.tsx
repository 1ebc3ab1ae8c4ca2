import { Button, MantineProvider } from '@mantine/core'

export const page = (
  <MantineProvider>
    <Button>Deposit €50</Button>
  </MantineProvider>
)

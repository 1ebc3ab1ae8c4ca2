import { Button } from '@croupier/design-system/button'

export const page = <Button intent="primary">Deposit €50</Button>

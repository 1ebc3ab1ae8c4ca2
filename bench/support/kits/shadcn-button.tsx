import { Button } from './shadcn-parts'

export const page = <Button>Deposit €50</Button>

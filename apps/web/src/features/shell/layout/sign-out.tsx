import { Button } from '@croupier/design-system'
import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useBrand, useSite, useTexts } from '#shared/site/tab.tsx'
import { pathAfterLogout } from '#shared/navigation/guard.ts'

export function SignOut() {
  const t = useTexts()
  const { session } = useSite()
  const navigate = useNavigate()
  const brand = useBrand()
  // The session ends here at once; do not wait for the server.
  const signOut = () => {
    void session.logout()
    void navigate(pathAfterLogout(brand))
  }
  return (
    <Button block onClick={signOut} className="mt-5">
      <LogOut aria-hidden />
      {t('layout:logout')}
    </Button>
  )
}

import { Button } from '@croupier/design-system'
import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSite, useTexts } from '../../../shared/site/tab.tsx'

/** Logs out here and in every other tab, then shows the lobby (core.md 4). */
export function SignOut() {
  const t = useTexts()
  const { session } = useSite()
  const navigate = useNavigate()
  // The session is over here at once; that the server is told may take a while.
  const signOut = () => {
    void session.logout()
    void navigate('/')
  }
  return (
    <Button block onClick={signOut} className="mt-5">
      <LogOut aria-hidden />
      {t('layout.logout')}
    </Button>
  )
}

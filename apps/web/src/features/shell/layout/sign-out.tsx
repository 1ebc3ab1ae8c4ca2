import { Button } from '@croupier/design-system'
import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useSite, useTexts } from '../../../shared/site/tab.tsx'

export function SignOut() {
  const t = useTexts()
  const { session } = useSite()
  const navigate = useNavigate()
  // The session ends here at once; do not wait for the server.
  const signOut = () => {
    void session.logout()
    void navigate('/')
  }
  return (
    <Button block onClick={signOut} className="mt-5">
      <LogOut aria-hidden />
      {t('layout:logout')}
    </Button>
  )
}

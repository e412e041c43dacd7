import { Link } from '@tanstack/react-router'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { userIcon } from '#ui/frame-icons.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { barButton, popoverItem, popoverList } from './bar-styles.ts'
import { shellTexts } from './messages/index.ts'

const ID = 'account-menu'
/** Visitors never load what knows people. */
const AccountItems = lazyPart(async () => (await import('#features/identity/ui/account-items.tsx')).openAccount())

export function AccountMenu() {
  const t = useT(shellTexts)
  const isSignedIn = useSeemsSignedIn()
  const close = () => document.getElementById(ID)?.hidePopover()
  const visitor = (
    <li>
      <Link to="/login" className={popoverItem} onClick={close}>
        {t('logIn')}
      </Link>
    </li>
  )
  return (
    <>
      <button type="button" popoverTarget={ID} className={barButton} aria-label={t('account')}>
        <Icon path={userIcon} />
      </button>
      <div id={ID} popover="auto" className={popoverList}>
        <ul aria-label={t('account')}>
          {isSignedIn ? (
            <AccountItems
              className={popoverItem}
              onFollow={close}
              visitor={visitor}
              fallback={<Spinner label={t('loading')} />}
              failed={(retry) => (
                <li>
                  <button type="button" className={popoverItem} onClick={retry}>
                    {t('retry')}
                  </button>
                </li>
              )}
            />
          ) : (
            visitor
          )}
        </ul>
      </div>
    </>
  )
}

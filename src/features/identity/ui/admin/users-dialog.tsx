import { fullName, PERMISSIONS } from '#kernel/user.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usersTexts } from '../../messages/users/index.ts'
import { type ListedUser, type UserChange, useChangeUser, userErrorKey } from './users.queries.ts'
import { UsersAccount } from './users-account.tsx'
import { UserBadges } from './users-row.tsx'

type UsersDialogProps = { user: ListedUser; onClose: () => void }

/** Permissions and account of one user. Switches save at once; destructive changes ask for confirmation. */
export function UsersDialog({ user, onClose }: UsersDialogProps) {
  const t = useT(usersTexts)
  const name = fullName(user)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={user.emailAddress}
      closeLabel={t('close')}
    >
      <p className="flex flex-wrap gap-2 pb-4 empty:hidden">
        <UserBadges user={user} />
      </p>
      <Permissions user={user} name={name} />
      <UsersAccount user={user} name={name} />
    </Dialog>
  )
}

function Permissions({ user, name }: { user: ListedUser; name: string }) {
  const t = useT(usersTexts)
  const { show } = useToast()
  const { mutateAsync, isPending, variables } = useChangeUser(user.id)
  // Optimistic: shows the submitted value until the list is refetched.
  const { permissions, isClient } = { ...user, ...(isPending ? variables : {}) }
  const isAdmin = user.role === 'ADMIN'

  async function change(wanted: UserChange, title: string) {
    try {
      await mutateAsync(wanted)
      show({ title, tone: 'ok' })
    } catch (failure) {
      show({ title: t(userErrorKey(failure)), tone: 'danger' })
    }
  }

  return (
    <section className="border-line border-t py-4">
      <h3 className="mb-2 text-[1.05rem]">{t('rights')}</h3>
      {isAdmin && <p className="text-ink-2">{t('adminMayAll')}</p>}
      {PERMISSIONS.map((permission) => (
        <Switch
          key={permission}
          label={t(`may.${permission}`)}
          checked={isAdmin || permissions.includes(permission)}
          disabled={isAdmin || isPending}
          onCheckedChange={(isOn) => {
            const others = user.permissions.filter((granted) => granted !== permission)
            change({ permissions: isOn ? [...others, permission] : others }, t('done.permissions', { name }))
          }}
        />
      ))}
      <Switch
        label={t('client')}
        help={t('clientHelp')}
        checked={isClient}
        disabled={isPending}
        onCheckedChange={(isOn) => change({ isClient: isOn }, t('done.client', { name }))}
      />
    </section>
  )
}

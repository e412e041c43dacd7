import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Link } from '#ui/link.tsx'
import { assistantTexts } from '../../messages/assistants/index.ts'
import type { AssistantReport } from '../../model/answers/answers.schema.ts'
import { useAuditFormat } from '../audit-format.ts'

/** Files that assistants look for, and their status. */
export function FilesPanel({ files, twins }: Pick<AssistantReport, 'files' | 'twins'>) {
  const t = useT(assistantTexts)
  const { number } = useAuditFormat()
  return (
    <Panel title={t('files')} help={t('files.help')}>
      <ul>
        {files.map(({ path, status, bytes }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-2.5">
            <Link href={path}>{path}</Link>
            <Badge tone={status === 200 && bytes > 0 ? 'ok' : 'danger'}>
              {status === 200 && bytes > 0 ? t('file.present') : t('file.missing', { status })}
            </Badge>
          </li>
        ))}
        {twins.pages > 0 && (
          <li className="border-line border-t py-2.5 text-ink-2">
            {t('twins', { pages: number(twins.pages), present: number(twins.present), equal: number(twins.equal) })}
          </li>
        )}
      </ul>
    </Panel>
  )
}

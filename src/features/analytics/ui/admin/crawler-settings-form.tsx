import { useState } from 'react'
import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { crawlerSettingsTexts } from '../../messages/crawler-settings/index.ts'
import { crawlerSetting, VERIFIABLE_CRAWLERS } from '../../model/crawlers/crawler-settings.schema.ts'

/** The pasted text of each crawler. */
type Draft = { isFetched: boolean; texts: Record<string, string> }

const CRAWLER_OPTIONS = VERIFIABLE_CRAWLERS.map((name) => ({ value: name as string, label: name }))
const pastedIn = ({ texts }: Draft) =>
  VERIFIABLE_CRAWLERS.filter((crawler) => texts[crawler]?.trim()).map((crawler) => ({
    crawler,
    text: texts[crawler] ?? '',
  }))

export function CrawlerSettingsForm() {
  const t = useT(crawlerSettingsTexts)
  const [crawler, choose] = useState<string>(VERIFIABLE_CRAWLERS[0] ?? '')
  return (
    <AdminSettingForm
      setting={crawlerSetting}
      texts={crawlerSettingsTexts}
      about={t('about')}
      toDraft={({ isFetched, pasted }): Draft => ({
        isFetched,
        texts: Object.fromEntries(pasted.map((one) => [one.crawler, one.text])),
      })}
      toValue={(draft: Draft) => ({ isFetched: draft.isFetched, pasted: pastedIn(draft) })}
    >
      {({ draft, change }) => (
        <>
          <Checkbox
            name="isFetched"
            label={t('field.isFetched')}
            help={t('help.isFetched')}
            checked={draft.isFetched}
            onCheckedChange={(isFetched) => change({ isFetched })}
          />
          <fieldset className="grid max-w-xl gap-5">
            <legend className="mb-4 font-display font-semibold text-[1.15rem]">{t('heading')}</legend>
            <Field name="crawler" label={t('field.crawler')}>
              <Select options={CRAWLER_OPTIONS} value={crawler} onValueChange={choose} />
            </Field>
            <Field
              key={crawler}
              name={`pasted.${pastedIn(draft).findIndex((one) => one.crawler === crawler)}.text`}
              label={t('field.pasted')}
              help={t('help.pasted')}
            >
              <Textarea
                rows={8}
                value={draft.texts[crawler] ?? ''}
                onChange={(event) => change({ texts: { ...draft.texts, [crawler]: event.target.value } })}
              />
            </Field>
          </fieldset>
        </>
      )}
    </AdminSettingForm>
  )
}

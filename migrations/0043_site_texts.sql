-- The owner's titles and descriptions become texts of the site. The row `page-texts` stays for processes of the running
-- release; the next release deletes it.
INSERT INTO settings (key, value, updated_at)
SELECT 'site-texts', texts.value, old.updated_at
FROM settings old
CROSS JOIN LATERAL (
  SELECT jsonb_object_agg(path, languages) AS value
  FROM (
    SELECT
      'pages.' || page.key || '.' || field.key AS path,
      jsonb_object_agg(
        language.key,
        jsonb_build_object(
          'text', replace(field.value #>> '{}', '{letterYears}', '{emailYears}'),
          'standard', '',
          'changedOn', to_char(old.updated_at, 'YYYY-MM-DD')
        )
      ) AS languages
    FROM jsonb_each(old.value) page, jsonb_each(page.value) language, jsonb_each(language.value) field
    GROUP BY 1
  ) fields
) texts
WHERE old.key = 'page-texts' AND texts.value IS NOT NULL
ON CONFLICT DO NOTHING;

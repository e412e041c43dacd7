ALTER TABLE "audit_pages" ADD COLUMN "title" text GENERATED ALWAYS AS (digest->>'title') STORED;--> statement-breakpoint
ALTER TABLE "audit_pages" ADD COLUMN "text_ratio" real GENERATED ALWAYS AS ((digest->>'textBytes')::real / nullif((digest->>'htmlBytes')::real, 0)) STORED;--> statement-breakpoint
ALTER TABLE "audit_pages" ADD COLUMN "words" integer GENERATED ALWAYS AS ((digest->>'wordCount')::int) STORED;--> statement-breakpoint
ALTER TABLE "audit_pages" ADD COLUMN "readability" real GENERATED ALWAYS AS ((digest->>'readability')::real) STORED;--> statement-breakpoint
ALTER TABLE "audit_pages" ADD COLUMN "weight" integer GENERATED ALWAYS AS ((digest->>'transferBytes')::int) STORED;--> statement-breakpoint
ALTER TABLE "audit_pages" ADD COLUMN "requests" integer GENERATED ALWAYS AS (jsonb_array_length(digest->'resources') + 1) STORED;
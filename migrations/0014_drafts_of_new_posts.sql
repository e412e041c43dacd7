ALTER TABLE "post_drafts" DROP CONSTRAINT "post_drafts_one_each";--> statement-breakpoint
ALTER TABLE "post_drafts" ADD COLUMN "key" text;--> statement-breakpoint
-- What was typed before is found by the same key as before.
UPDATE "post_drafts" SET "key" = coalesce("post_id"::text, 'new');--> statement-breakpoint
ALTER TABLE "post_drafts" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_one_each" UNIQUE("user_id","key");

-- A provider link of a user whose address was never proved may be of somebody else.
DELETE FROM "accounts" USING "users"
WHERE "users"."id" = "accounts"."user_id" AND NOT "users"."email_verified" AND "accounts"."provider_id" <> 'credential';
--> statement-breakpoint
-- Photos are stored by the site; an address elsewhere is the picture of a provider.
UPDATE "users" SET "image" = NULL WHERE "image" NOT LIKE '/api/%';

ALTER TABLE "letters" ADD COLUMN "encrypted_token" text;--> statement-breakpoint
-- Emails written before hold their tokens in clear. With the placeholder and no encrypted token they count as expired.
UPDATE "letters" SET
	"html" = regexp_replace("html", '\mtoken=[\w.~%+-]+', 'token={token:' || "id" || '}', 'g'),
	"text" = regexp_replace("text", '\mtoken=[\w.~%+-]+', 'token={token:' || "id" || '}', 'g'),
	"headers" = regexp_replace("headers"::text, '\mtoken=[\w.~%+-]+', 'token={token:' || "id" || '}', 'g')::jsonb
WHERE "kind" IN ('identity.verification', 'identity.reset', 'identity.emailLink', 'blog.answer');

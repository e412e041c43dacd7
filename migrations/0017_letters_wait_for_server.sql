ALTER TABLE "letters" ADD COLUMN "waits_for_server" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
UPDATE "letters" SET "waits_for_server" = true, "attempts" = 0 WHERE "status" = 'queued' AND "trouble" IN ('wrongPassword', 'passwordWanted', 'noAnswer', 'unknownName', 'notSafe', 'broken', 'away', 'turnedAway', 'takesNone');

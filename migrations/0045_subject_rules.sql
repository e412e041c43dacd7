-- A subject may have a buffer before the appointment: the occupied range can begin earlier. Processes of the release before
-- write and read ranges without it, which the constraint still accepts.
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_during";--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "request_type" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_during" CHECK (lower("appointments"."during") <= "appointments"."starts_at" and upper("appointments"."during") >= "appointments"."ends_at");
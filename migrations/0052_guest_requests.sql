CREATE TABLE "guest_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"request_type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"during" "tstzrange" NOT NULL,
	"comments" text NOT NULL,
	"answers" jsonb NOT NULL,
	"network" text NOT NULL,
	"is_holding" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_requests_begin_before_end" CHECK ("guest_requests"."starts_at" < "guest_requests"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "guest_requests_email" ON "guest_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guest_requests_created" ON "guest_requests" USING btree ("created_at");--> statement-breakpoint
-- Two visitors can request the same time in the same second. An expired request that still has the mark is freed before the
-- next one is inserted.
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_never_overlap"
  EXCLUDE USING gist ("during" WITH &&) WHERE ("is_holding");

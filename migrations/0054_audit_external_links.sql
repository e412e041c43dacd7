CREATE TABLE "audit_external_links" (
	"address" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone,
	"result" text,
	"problem" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "audit_external_links_checked" ON "audit_external_links" USING btree ("checked_at");
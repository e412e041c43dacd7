CREATE TABLE "analytics_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "sample" text;--> statement-breakpoint
CREATE INDEX "analytics_batches_received_at" ON "analytics_batches" USING brin ("received_at");
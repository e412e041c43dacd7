CREATE TABLE "service_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_drafts" (
	"path" text PRIMARY KEY NOT NULL,
	"items" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);

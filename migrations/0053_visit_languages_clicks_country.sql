ALTER TABLE "analytics_events" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "example_visits" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "example_visits" ADD COLUMN "language_views" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "example_visits" ADD COLUMN "clicks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "example_visits" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "analytics_visits" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_visits" ADD COLUMN "language_views" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_visits" ADD COLUMN "clicks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_visits" ADD COLUMN "country" text;
CREATE TABLE "analytics_crawler_ranges" (
	"crawler" text PRIMARY KEY NOT NULL,
	"networks" text[] NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_crawler_sources" (
	"hour" timestamp with time zone NOT NULL,
	"client" text NOT NULL,
	"verified" integer NOT NULL,
	"outside" integer NOT NULL,
	CONSTRAINT "analytics_crawler_sources_hour_client_pk" PRIMARY KEY("hour","client")
);

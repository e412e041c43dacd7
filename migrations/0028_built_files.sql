CREATE TABLE "built_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"build" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);

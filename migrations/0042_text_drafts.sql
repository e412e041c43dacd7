CREATE TABLE "text_drafts" (
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"text" text,
	"standard" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_drafts_path_locale_pk" PRIMARY KEY("path","locale")
);

CREATE TABLE "policy_versions" (
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"text" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_versions_page_locale_version_pk" PRIMARY KEY("page","locale","version")
);

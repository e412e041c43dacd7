CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"functional" boolean NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"locale" text NOT NULL,
	"text_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_at" ON "consents" USING btree ("at");
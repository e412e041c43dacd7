CREATE TABLE "moderated_texts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"fingerprint" text NOT NULL,
	"has_link" boolean NOT NULL,
	"state" text NOT NULL,
	"suspicion" text,
	"reason" text,
	"open_reports" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision_id" text,
	CONSTRAINT "moderated_texts_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_decisions" (
	"decision_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"batch" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"actor_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "text_reports" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_by" text,
	CONSTRAINT "text_reports_kind_id_reporter_id_pk" PRIMARY KEY("kind","id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"locale" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "reviews_author_id_unique" UNIQUE("author_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "moderated_texts" ADD CONSTRAINT "moderated_texts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_reports" ADD CONSTRAINT "text_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderated_texts_author" ON "moderated_texts" USING btree ("author_id","written_at");--> statement-breakpoint
CREATE INDEX "moderated_texts_fingerprint" ON "moderated_texts" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "moderated_texts_held" ON "moderated_texts" USING btree ("state","written_at") WHERE "moderated_texts"."state" <> 'visible';--> statement-breakpoint
CREATE INDEX "moderated_texts_reported" ON "moderated_texts" USING btree ("written_at") WHERE "moderated_texts"."open_reports" > 0;--> statement-breakpoint
CREATE INDEX "moderated_texts_decided" ON "moderated_texts" USING btree ("decided_at") WHERE "moderated_texts"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "text_decisions_text" ON "text_decisions" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "text_decisions_batch" ON "text_decisions" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "text_reports_reporter" ON "text_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."is_visible";--> statement-breakpoint
CREATE INDEX "reviews_rating_newest" ON "reviews" USING btree ("rating","created_at","id") WHERE "reviews"."is_visible";
CREATE TABLE "audit_answers" (
	"locale" text NOT NULL,
	"question" text NOT NULL,
	"is_answered" boolean NOT NULL,
	"coverage" real NOT NULL,
	"address" text NOT NULL,
	"heading" text NOT NULL,
	"passage" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_answers_locale_question_pk" PRIMARY KEY("locale","question")
);
--> statement-breakpoint
CREATE TABLE "audit_changes" (
	"tag" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_findings" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"check" text NOT NULL,
	"area" text NOT NULL,
	"severity" text NOT NULL,
	"address" text NOT NULL,
	"element" text NOT NULL,
	"values" jsonb NOT NULL,
	"first_run" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_run" integer NOT NULL,
	"solved_run" integer,
	"solved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_pages" (
	"address" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"edit_path" text NOT NULL,
	"digest" jsonb NOT NULL,
	"tags" text[] NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_passages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"locale" text NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trigger" text NOT NULL,
	"is_full" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"failure" text,
	"pages_total" integer NOT NULL,
	"pages_done" integer NOT NULL,
	"seo_score" real,
	"ai_score" real,
	"checks" jsonb
);
--> statement-breakpoint
CREATE TABLE "drift_confirmations" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drift_confirmations_source_key_locale_pk" PRIMARY KEY("source","key","locale")
);
--> statement-breakpoint
CREATE TABLE "lab_runs" (
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"build" text NOT NULL,
	"performance" real NOT NULL,
	"accessibility" real NOT NULL,
	"best_practices" real NOT NULL,
	"seo" real NOT NULL,
	"lcp" real NOT NULL,
	"tbt" real NOT NULL,
	"cls" real NOT NULL,
	"transfer_bytes" integer NOT NULL,
	CONSTRAINT "lab_runs_at_address_pk" PRIMARY KEY("at","address")
);
--> statement-breakpoint
CREATE TABLE "tip_dismissals" (
	"key" text PRIMARY KEY NOT NULL,
	"effect" real NOT NULL,
	"reason" text NOT NULL,
	"dismissed_by" text,
	"dismissed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drift_confirmations" ADD CONSTRAINT "drift_confirmations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_dismissals" ADD CONSTRAINT "tip_dismissals_dismissed_by_users_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_findings_open" ON "audit_findings" USING btree ("check","address") WHERE "audit_findings"."solved_at" is null;--> statement-breakpoint
CREATE INDEX "audit_findings_address" ON "audit_findings" USING btree ("address");--> statement-breakpoint
CREATE INDEX "audit_passages_search" ON "audit_passages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "audit_passages_address" ON "audit_passages" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_runs_running" ON "audit_runs" USING btree (((true))) WHERE "audit_runs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "audit_runs_started" ON "audit_runs" USING btree ("started_at");
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"request_type" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"during" "tstzrange" NOT NULL,
	"comments" text NOT NULL,
	"denial_reason" text,
	"cancel_reason" text,
	"cancelled_by" text,
	"no_show" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	"nudged_at" timestamp with time zone,
	CONSTRAINT "appointments_status_known" CHECK ("appointments"."status" in ('PENDING', 'APPROVED', 'DENIED', 'CANCELLED')),
	CONSTRAINT "appointments_denied_with_reason" CHECK ("appointments"."status" <> 'DENIED' or trim(coalesce("appointments"."denial_reason", '')) <> ''),
	CONSTRAINT "appointments_begin_before_end" CHECK ("appointments"."starts_at" < "appointments"."ends_at"),
	CONSTRAINT "appointments_during" CHECK (lower("appointments"."during") = "appointments"."starts_at" and upper("appointments"."during") >= "appointments"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "availability_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"day_of_week" integer,
	"start_date" date,
	"end_date" date,
	"specific_date" date,
	"start_time" text,
	"end_time" text,
	"is_blocked" boolean NOT NULL,
	"active" boolean NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"source" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_rules_source_unique" UNIQUE("source"),
	CONSTRAINT "availability_rules_whole" CHECK (coalesce(case "availability_rules"."type"
        when 'TIME_RANGE' then "availability_rules"."start_time" is not null
        when 'DAY_OF_WEEK' then "availability_rules"."day_of_week" between 1 and 7
        when 'DATE_RANGE' then "availability_rules"."start_date" is not null and "availability_rules"."end_date" is not null
        when 'SPECIFIC_DATE' then "availability_rules"."specific_date" is not null
        else false end, false)),
	CONSTRAINT "availability_rules_order" CHECK (("availability_rules"."start_time" is null) = ("availability_rules"."end_time" is null)
        and ("availability_rules"."start_time" is null or "availability_rules"."start_time" < "availability_rules"."end_time")
        and ("availability_rules"."start_date" is null or "availability_rules"."start_date" <= "availability_rules"."end_date"))
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"during" "tstzrange" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "appointments_status" ON "appointments" USING btree ("status","starts_at");--> statement-breakpoint
-- By hand, as the tool cannot write it. Two people can press "book" in the same instant; code that looks first cannot
-- see that. Whoever writes, whatever they looked at: what waits and what is approved never overlaps. The index behind
-- it also finds what is taken in a month.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_never_overlap"
  EXCLUDE USING gist ("during" WITH &&) WHERE ("status" IN ('PENDING', 'APPROVED'));

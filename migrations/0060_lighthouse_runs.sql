CREATE TABLE "lighthouse_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lighthouse_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"failure" text,
	"total" integer NOT NULL,
	"done" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_runs" ADD COLUMN "is_demo_copy" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_runs" ADD COLUMN "desktop" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "lighthouse_runs_running" ON "lighthouse_runs" USING btree (((true))) WHERE "lighthouse_runs"."finished_at" is null;
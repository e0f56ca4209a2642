CREATE TABLE "career_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"session_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"position" text NOT NULL,
	"experiences" jsonb NOT NULL,
	"about_yourself" text NOT NULL,
	"suspected_bot" boolean NOT NULL,
	"bot_reasons" text[] NOT NULL,
	CONSTRAINT "career_applications_first_name" CHECK (char_length("career_applications"."first_name") between 1 and 100),
	CONSTRAINT "career_applications_last_name" CHECK (char_length("career_applications"."last_name") between 1 and 100),
	CONSTRAINT "career_applications_phone" CHECK (char_length("career_applications"."phone_number") between 1 and 40),
	CONSTRAINT "career_applications_email" CHECK (char_length("career_applications"."email") between 1 and 254),
	CONSTRAINT "career_applications_position" CHECK ("career_applications"."position" in ('sales-representative')),
	CONSTRAINT "career_applications_about" CHECK (char_length("career_applications"."about_yourself") between 1 and 5000),
	CONSTRAINT "career_applications_experiences" CHECK (case when jsonb_typeof("career_applications"."experiences") = 'array'
        then jsonb_array_length("career_applications"."experiences") <= 20 else false end),
	CONSTRAINT "career_applications_bot" CHECK ("career_applications"."suspected_bot" = (cardinality("career_applications"."bot_reasons") > 0))
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "career_applications_created_at" ON "career_applications" USING brin ("created_at");
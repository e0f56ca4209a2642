CREATE TABLE "daily_clicks" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"element_id" text NOT NULL,
	"label" text NOT NULL,
	"target" text NOT NULL,
	"clicks" integer NOT NULL,
	"sessions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_errors" (
	"day" date NOT NULL,
	"fingerprint" text NOT NULL,
	"page" text NOT NULL,
	"error_type" text NOT NULL,
	"message" text NOT NULL,
	"occurrences" integer NOT NULL,
	"sessions" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_errors_day_fingerprint_page_pk" PRIMARY KEY("day","fingerprint","page")
);
--> statement-breakpoint
CREATE TABLE "daily_journeys" (
	"day" date NOT NULL,
	"assessment_type" text NOT NULL,
	"started" integer NOT NULL,
	"answered" integer NOT NULL,
	"completed" integer NOT NULL,
	CONSTRAINT "daily_journeys_day_assessment_type_pk" PRIMARY KEY("day","assessment_type")
);
--> statement-breakpoint
CREATE TABLE "daily_losses" (
	"day" date PRIMARY KEY NOT NULL,
	"sessions" integer NOT NULL,
	"sessions_with_loss" integer NOT NULL,
	"sent" integer NOT NULL,
	"stored" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_pages" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer NOT NULL,
	"sessions" integer NOT NULL,
	"entries" integer NOT NULL,
	"exits" integer NOT NULL,
	"engaged_seconds" double precision NOT NULL,
	"scrolls" integer NOT NULL,
	"scroll_percents" integer NOT NULL,
	CONSTRAINT "daily_pages_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "daily_questions" (
	"day" date NOT NULL,
	"assessment_type" text NOT NULL,
	"question_number" smallint NOT NULL,
	"viewed" integer NOT NULL,
	"answered" integer NOT NULL,
	"went_back" integer NOT NULL,
	"left_here" integer NOT NULL,
	"answer_seconds" double precision NOT NULL,
	CONSTRAINT "daily_questions_day_assessment_type_question_number_pk" PRIMARY KEY("day","assessment_type","question_number")
);
--> statement-breakpoint
CREATE TABLE "daily_refusals" (
	"day" date NOT NULL,
	"form" text NOT NULL,
	"field" text NOT NULL,
	"fault" text NOT NULL,
	"refusals" integer NOT NULL,
	"sessions" integer NOT NULL,
	CONSTRAINT "daily_refusals_day_form_field_fault_pk" PRIMARY KEY("day","form","field","fault")
);
--> statement-breakpoint
CREATE TABLE "daily_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device_type" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" smallint NOT NULL,
	"samples" integer NOT NULL,
	CONSTRAINT "daily_vitals_day_page_device_type_vital_bucket_pk" PRIMARY KEY("day","page","device_type","vital","bucket")
);
--> statement-breakpoint
CREATE TABLE "maintenance_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone NOT NULL,
	"seconds" double precision NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	"definition" text
);
--> statement-breakpoint
CREATE INDEX "daily_clicks_day" ON "daily_clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ai_journey_analytics_assessment_id" ON "ai_journey_analytics" USING btree ("assessment_id") WHERE "ai_journey_analytics"."assessment_id" is not null;--> statement-breakpoint
CREATE INDEX "user_sessions_assessment_id" ON "user_sessions" USING btree ("assessment_id") WHERE "user_sessions"."assessment_id" is not null;--> statement-breakpoint
CREATE INDEX "website_analytics_hand_offs" ON "website_analytics" USING btree ("session_id") WHERE "website_analytics"."event_type" = 'click' and "website_analytics"."element_id" ~ '^contact-calendar|-buy-';--> statement-breakpoint
CREATE INDEX "ai_assessments_session_id" ON "ai_assessments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "career_applications_session_id" ON "career_applications" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "career_applications_email" ON "career_applications" USING btree (lower("email"));
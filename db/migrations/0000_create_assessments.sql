CREATE TABLE "ai_assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"session_id" uuid,
	"assessment_type" text NOT NULL,
	"name" text NOT NULL,
	"q1_typed" text NOT NULL,
	"q2_answer" text NOT NULL,
	"q3_answer" text NOT NULL,
	"q4_answer" text,
	"user_intent" text NOT NULL,
	"recommended_service" text,
	"service_path" text,
	"is_rotation" boolean NOT NULL,
	"rotation_services" text[] NOT NULL,
	"needs_clarification" boolean NOT NULL,
	"clarification_message" text,
	"rule_id" text,
	"turn" integer NOT NULL,
	CONSTRAINT "ai_assessments_type" CHECK ("ai_assessments"."assessment_type" in ('backend', 'income')),
	CONSTRAINT "ai_assessments_name" CHECK (char_length("ai_assessments"."name") between 1 and 100),
	CONSTRAINT "ai_assessments_q1" CHECK (char_length("ai_assessments"."q1_typed") between 1 and 2000),
	CONSTRAINT "ai_assessments_answers" CHECK (case "ai_assessments"."assessment_type"
        when 'backend' then "ai_assessments"."q2_answer" in ('$200–1,500', '$1,500–3,000', '$3,000–10,000', '$10K+')
          and "ai_assessments"."q3_answer" in ('NEW system', 'Integrate') and "ai_assessments"."q4_answer" is null
        when 'income' then "ai_assessments"."q2_answer" in ('Increase current process', 'New stream of $')
          and "ai_assessments"."q3_answer" in ('$1,500–3,000', '$3,000–7,000', '$7,000–15,000', '$15K+')
          and "ai_assessments"."q4_answer" is not null and "ai_assessments"."q4_answer" in ('Long-term growth', 'Short-term sales')
        end),
	CONSTRAINT "ai_assessments_clarification" CHECK (case when "ai_assessments"."needs_clarification"
        then "ai_assessments"."clarification_message" is not null
          and num_nonnulls("ai_assessments"."recommended_service", "ai_assessments"."service_path", "ai_assessments"."rule_id") = 0
        else "ai_assessments"."clarification_message" is null
          and num_nulls("ai_assessments"."recommended_service", "ai_assessments"."service_path", "ai_assessments"."rule_id") = 0 end),
	CONSTRAINT "ai_assessments_rotation" CHECK ("ai_assessments"."is_rotation" = (cardinality("ai_assessments"."rotation_services") > 0)
        and "ai_assessments"."turn" >= 0 and ("ai_assessments"."is_rotation" or "ai_assessments"."turn" = 0))
);
--> statement-breakpoint
CREATE INDEX "ai_assessments_created_at" ON "ai_assessments" USING brin ("created_at");
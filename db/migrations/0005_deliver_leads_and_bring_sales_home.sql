CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text NOT NULL,
	"assessment_id" uuid,
	"application_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_failure" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "lead_deliveries_assessment" UNIQUE("assessment_id","channel"),
	CONSTRAINT "lead_deliveries_application" UNIQUE("application_id","channel"),
	CONSTRAINT "lead_deliveries_channel" CHECK ("lead_deliveries"."channel" in ('webhook', 'email')),
	CONSTRAINT "lead_deliveries_state" CHECK ("lead_deliveries"."state" in ('waiting', 'delivered', 'dead', 'skipped')),
	CONSTRAINT "lead_deliveries_lead" CHECK (num_nonnulls("lead_deliveries"."assessment_id", "lead_deliveries"."application_id") = 1),
	CONSTRAINT "lead_deliveries_settled" CHECK (("lead_deliveries"."state" = 'waiting') = ("lead_deliveries"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"invitee_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"session_id" uuid,
	"assessment_id" uuid,
	"event_name" text,
	"booked_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"canceled_by" text,
	"is_rescheduled" boolean NOT NULL,
	"replaces" text,
	CONSTRAINT "bookings_canceled_by" CHECK ("bookings"."canceled_by" in ('host', 'invitee'))
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"checkout_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"session_id" uuid,
	"assessment_id" uuid,
	"item" text,
	"payment_id" text,
	"amount" bigint,
	"currency" text,
	"state" text NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	"is_test" boolean NOT NULL,
	CONSTRAINT "purchases_state" CHECK ("purchases"."state" in ('pending', 'failed', 'paid')),
	CONSTRAINT "purchases_amount" CHECK ("purchases"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"charge_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_assessment_id_ai_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."ai_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_application_id_career_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."career_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_deliveries_waiting" ON "lead_deliveries" USING btree ("next_attempt_at") WHERE "lead_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bookings_session" ON "bookings" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "bookings_assessment" ON "bookings" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "bookings_replaces" ON "bookings" USING btree ("replaces");--> statement-breakpoint
CREATE INDEX "purchases_session" ON "purchases" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "purchases_assessment" ON "purchases" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "purchases_payment" ON "purchases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");
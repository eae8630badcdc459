CREATE TABLE "careers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"level_id" integer
);
--> statement-breakpoint
CREATE TABLE "data_forms" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"step_1_at" timestamp with time zone,
	"step_2_at" timestamp with time zone,
	"step_3_at" timestamp with time zone,
	"step_4_at" timestamp with time zone,
	"step_5_at" timestamp with time zone,
	"step_6_at" timestamp with time zone,
	"step_7_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "education_levels" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_addresses" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"street" text NOT NULL,
	"outside_number" text NOT NULL,
	"inside_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"colony" text NOT NULL,
	"between_streets" text NOT NULL,
	"municipality" text NOT NULL,
	"state" text NOT NULL,
	"residence_years" smallint NOT NULL,
	"residence_months" smallint,
	"mobile" text NOT NULL,
	"phone" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "form_addresses_outside_number" CHECK ("form_addresses"."outside_number" ~ '^[0-9]+$'),
	CONSTRAINT "form_addresses_postal_code" CHECK ("form_addresses"."postal_code" ~ '^[0-9]{5}$'),
	CONSTRAINT "form_addresses_years" CHECK ("form_addresses"."residence_years" between 0 and 99),
	CONSTRAINT "form_addresses_months" CHECK ("form_addresses"."residence_months" between 1 and 11),
	CONSTRAINT "form_addresses_mobile" CHECK ("form_addresses"."mobile" ~ '^[0-9]{10}$'),
	CONSTRAINT "form_addresses_phone" CHECK ("form_addresses"."phone" ~ '^[0-9]{0,15}$'),
	CONSTRAINT "form_addresses_mail" CHECK (position('@' in "form_addresses"."mail") > 0)
);
--> statement-breakpoint
CREATE TABLE "form_course_rows" (
	"employee_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"month" text NOT NULL,
	"has_certificate" smallint,
	CONSTRAINT "form_course_rows_employee_id_position_pk" PRIMARY KEY("employee_id","position"),
	CONSTRAINT "form_course_rows_certificate" CHECK ("form_course_rows"."has_certificate" in (1,2))
);
--> statement-breakpoint
CREATE TABLE "form_education" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"career" text NOT NULL,
	"institute" text NOT NULL,
	"month" text NOT NULL,
	"has_degree" smallint NOT NULL,
	"master" jsonb,
	CONSTRAINT "form_education_month" CHECK ("form_education"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "form_education_degree" CHECK ("form_education"."has_degree" in (1,2))
);
--> statement-breakpoint
CREATE TABLE "form_health" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"height" numeric(3, 2) NOT NULL,
	"weight" numeric(5, 2) NOT NULL,
	"illnesses" integer[] NOT NULL,
	"disabilities" integer[] NOT NULL,
	"emergency_number" text NOT NULL,
	"emergency_name" text NOT NULL,
	"emergency_kinship" text NOT NULL,
	"exercises" smallint NOT NULL,
	"activities" integer[] NOT NULL,
	"tobacco" smallint NOT NULL,
	"tobacco_details" jsonb,
	"alcohol" smallint NOT NULL,
	"alcohol_details" jsonb,
	"drugs" smallint NOT NULL,
	"drug_details" jsonb,
	CONSTRAINT "form_health_height" CHECK ("form_health"."height" between 1.10 and 2.49),
	CONSTRAINT "form_health_weight" CHECK ("form_health"."weight" between 20 and 300),
	CONSTRAINT "form_health_illnesses" CHECK (cardinality("form_health"."illnesses") > 0),
	CONSTRAINT "form_health_disabilities" CHECK (cardinality("form_health"."disabilities") > 0),
	CONSTRAINT "form_health_emergency_number" CHECK ("form_health"."emergency_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "form_health_answers" CHECK ("form_health"."exercises" in (1,2) and "form_health"."tobacco" in (1,2) and "form_health"."alcohol" in (1,2) and "form_health"."drugs" in (1,2))
);
--> statement-breakpoint
CREATE TABLE "form_identification" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"nss" text NOT NULL,
	"curp" text NOT NULL,
	"rfc" text NOT NULL,
	"ine" text NOT NULL,
	"ine_year" smallint NOT NULL,
	"has_license" smallint NOT NULL,
	CONSTRAINT "form_identification_nss" CHECK ("form_identification"."nss" ~ '^[0-9]{11}$'),
	CONSTRAINT "form_identification_curp" CHECK (char_length("form_identification"."curp") = 18),
	CONSTRAINT "form_identification_rfc" CHECK (char_length("form_identification"."rfc") = 13),
	CONSTRAINT "form_identification_ine" CHECK ("form_identification"."ine" ~ '^[0-9]{10}$'),
	CONSTRAINT "form_identification_license" CHECK ("form_identification"."has_license" in (1,2))
);
--> statement-breakpoint
CREATE TABLE "form_language_rows" (
	"employee_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"speaks" smallint NOT NULL,
	"reads" smallint NOT NULL,
	"writes" smallint NOT NULL,
	CONSTRAINT "form_language_rows_employee_id_position_pk" PRIMARY KEY("employee_id","position"),
	CONSTRAINT "form_language_rows_speaks" CHECK ("form_language_rows"."speaks" between 0 and 100 and "form_language_rows"."speaks" % 10 = 0),
	CONSTRAINT "form_language_rows_reads" CHECK ("form_language_rows"."reads" between 0 and 100 and "form_language_rows"."reads" % 10 = 0),
	CONSTRAINT "form_language_rows_writes" CHECK ("form_language_rows"."writes" between 0 and 100 and "form_language_rows"."writes" % 10 = 0)
);
--> statement-breakpoint
CREATE TABLE "form_languages" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"knows_language" smallint NOT NULL,
	"language_count" smallint,
	"took_course" smallint NOT NULL,
	"course_count" smallint,
	CONSTRAINT "form_languages_answers" CHECK ("form_languages"."knows_language" in (1,2) and "form_languages"."took_course" in (1,2)),
	CONSTRAINT "form_languages_counts" CHECK ("form_languages"."language_count" > 0 and "form_languages"."course_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "form_personal" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"nationality" text NOT NULL,
	"birth_place" text NOT NULL,
	"birth_date" date NOT NULL,
	"marital_status_id" integer NOT NULL,
	CONSTRAINT "form_personal_birth_date" CHECK ("form_personal"."birth_date" >= date '1950-01-01')
);
--> statement-breakpoint
CREATE TABLE "form_relatives" (
	"employee_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kinship" text NOT NULL,
	"name" text NOT NULL,
	"occupation" text NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "form_relatives_employee_id_position_pk" PRIMARY KEY("employee_id","position"),
	CONSTRAINT "form_relatives_complete" CHECK (btrim("form_relatives"."name") <> '' and btrim("form_relatives"."occupation") <> '' and btrim("form_relatives"."place") <> '')
);
--> statement-breakpoint
CREATE TABLE "form_step_names" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "form_step_names_id" CHECK ("form_step_names"."id" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "marital_statuses" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"has_partner" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "physical_activities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postal_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"colonies" text[] NOT NULL,
	CONSTRAINT "postal_codes_code" CHECK ("postal_codes"."code" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_level_id_education_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."education_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_forms" ADD CONSTRAINT "data_forms_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_addresses" ADD CONSTRAINT "form_addresses_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_course_rows" ADD CONSTRAINT "form_course_rows_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_education" ADD CONSTRAINT "form_education_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_health" ADD CONSTRAINT "form_health_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_identification" ADD CONSTRAINT "form_identification_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_language_rows" ADD CONSTRAINT "form_language_rows_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_languages" ADD CONSTRAINT "form_languages_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_personal" ADD CONSTRAINT "form_personal_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_personal" ADD CONSTRAINT "form_personal_marital_status_id_marital_statuses_id_fk" FOREIGN KEY ("marital_status_id") REFERENCES "public"."marital_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_relatives" ADD CONSTRAINT "form_relatives_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "form_step_names" ("id", "name") VALUES
	(1, 'Domicilio y contacto'),
	(2, 'Datos personales'),
	(3, 'Identificación'),
	(4, 'Escolaridad'),
	(5, 'Idiomas y cursos'),
	(6, 'Salud'),
	(7, 'Familiares');--> statement-breakpoint
INSERT INTO "marital_statuses" ("id", "name", "has_partner") VALUES
	(1, 'Soltero(a)', false),
	(2, 'Casado(a)', true),
	(3, 'Divorciado(a)', false),
	(4, 'Unión libre', true),
	(5, 'Viudo(a)', false);--> statement-breakpoint
INSERT INTO "physical_activities" ("id", "name") VALUES
	(1, 'Correr'),
	(2, 'Futbol'),
	(3, 'Caminar'),
	(4, 'Gimnasio'),
	(5, 'Bicicleta'),
	(6, 'Natación'),
	(7, 'Beisbol'),
	(8, 'Basquetbol'),
	(9, 'Voleibol'),
	(10, 'Box o artes marciales'),
	(11, 'Baile'),
	(12, 'Yoga'),
	(13, 'Otra');--> statement-breakpoint
INSERT INTO "education_levels" ("id", "name") VALUES
	(1, 'Primaria'),
	(2, 'Secundaria'),
	(3, 'Bachillerato'),
	(4, 'Carrera técnica'),
	(5, 'Técnico superior universitario'),
	(6, 'Licenciatura o ingeniería'),
	(7, 'Maestría'),
	(8, 'Doctorado');--> statement-breakpoint
INSERT INTO "careers" ("id", "name", "level_id") VALUES
	(1, 'Primaria', 1),
	(2, 'Secundaria', 2),
	(3, 'Secundaria técnica', 2),
	(4, 'Bachillerato general', 3),
	(5, 'Bachillerato tecnológico', 3),
	(6, 'Técnico en electricidad', 4),
	(7, 'Técnico en electrónica', 4),
	(8, 'Técnico en mecánica industrial', 4),
	(9, 'Técnico en máquinas y herramientas', 4),
	(10, 'Técnico en soldadura', 4),
	(11, 'Técnico en mantenimiento', 4),
	(12, 'Técnico en mecatrónica', 4),
	(13, 'Técnico en administración', 4),
	(14, 'Técnico en contabilidad', 4),
	(15, 'Técnico en enfermería', 4),
	(16, 'Técnico en informática', 4),
	(17, 'Técnico en logística', 4),
	(18, 'TSU en mantenimiento industrial', 5),
	(19, 'TSU en mecatrónica', 5),
	(20, 'TSU en procesos industriales', 5),
	(21, 'TSU en logística', 5),
	(22, 'TSU en desarrollo de negocios', 5),
	(23, 'TSU en tecnologías de la información', 5),
	(24, 'Ingeniería Industrial', 6),
	(25, 'Ingeniería Mecánica', 6),
	(26, 'Ingeniería Eléctrica', 6),
	(27, 'Ingeniería Electrónica', 6),
	(28, 'Ingeniería Mecatrónica', 6),
	(29, 'Ingeniería Química', 6),
	(30, 'Ingeniería en Sistemas', 6),
	(31, 'Ingeniería en Gestión Empresarial', 6),
	(32, 'Ingeniería Civil', 6),
	(33, 'Administración de Empresas', 6),
	(34, 'Contaduría Pública', 6),
	(35, 'Comercio Internacional', 6),
	(36, 'Derecho', 6),
	(37, 'Psicología', 6),
	(38, 'Mercadotecnia', 6),
	(39, 'Recursos Humanos', 6),
	(40, 'Enfermería', 6),
	(41, 'Trabajo Social', 6),
	(42, 'Maestría en Administración', 7),
	(43, 'Maestría en Ingeniería', 7),
	(44, 'Maestría en Calidad', 7),
	(45, 'Doctorado en Ingeniería', 8);

/**
 * SQL for the id of the visit that tells where the visitor of `session`, a row of `user_sessions`, came from. A visit
 * that goes on with an assessment of one before it names that assessment. Of the visits on that way the last one with a
 * campaign tells, else the last one with a referrer, else `session` itself. Ids come from browsers, who may name a ring:
 * ten steps are enough. Both the views for staff and what is told of a lead ask this; the site itself need not be able
 * to read views.
 */
export const visitOrigin = `
  case when session.assessment_id is null then session.session_id else (
    with recursive visit as (
      select session.session_id, session.assessment_id, session.referrer, 0 as back,
        num_nonnulls(session.utm_source, session.utm_medium, session.utm_campaign) > 0 as has_campaign
      union all
      select earlier.session_id, earlier.assessment_id, earlier.referrer, back + 1,
        num_nonnulls(earlier.utm_source, earlier.utm_medium, earlier.utm_campaign) > 0
      from visit join ai_assessments as lead on lead.id = visit.assessment_id
        join user_sessions as earlier on earlier.session_id = lead.session_id
      where not has_campaign and back < 10
    )
    select session_id from visit order by has_campaign desc, referrer is not null desc, back limit 1
  ) end`;
